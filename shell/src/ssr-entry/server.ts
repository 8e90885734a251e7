/** The shell's server build: the shared modules for the remotes, and the render function. */
export { modules, versions } from './host-modules';
export { render } from './render';
