/* The query of a call is flat: there are no circles in it to look for. */
export default () => {};
