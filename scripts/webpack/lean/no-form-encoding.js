/* The shop sends JSON, or a FormData as it is; nothing is ever encoded into another form. */
export default () => {
  throw new Error('This build of the HTTP client sends JSON and FormData only.');
};
