/* The shop's HTTP client always uses XMLHttpRequest (upload progress needs it); axios falls through to it. */
export const getFetch = () => null;
export default null;
