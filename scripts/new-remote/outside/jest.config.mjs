import { domProject } from '@storefront/remote-kit/jest';

export default domProject(import.meta.dirname, 'sample', '.');
