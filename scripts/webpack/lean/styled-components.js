/* What host and remotes may use of styled-components; held against the sources like the list of react-query. */
export { createGlobalStyle, css, default, keyframes } from 'whole-styled-components';
