import type {
  RenderInput as Input,
  ServerRemote as Remote,
} from '@storefront/shared/delivery/server-rendering';
import type { ComponentType } from 'react';

/** What the gateway hands over, pages as the components that they are. */
export type RenderInput = Input<ComponentType>;
export type ServerRemote = Remote<ComponentType>;
