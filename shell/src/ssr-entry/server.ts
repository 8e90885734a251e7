/** What the gateway runs of a shell: the modules that it hands to the remotes, and what renders a page with them. */
export { modules, versions } from './host-modules';
export { render } from './render';
