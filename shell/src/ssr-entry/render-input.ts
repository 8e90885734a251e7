import type {
  RenderInput as Input,
  ServerRemote as Remote,
} from '@storefront/shared/delivery/server-rendering';
import type { ComponentType } from 'react';

/** The gateway's input, with pages as components. */
export type RenderInput = Input<ComponentType>;
export type ServerRemote = Remote<ComponentType>;
