/* The runtime's errors keep their codes; the sentences are on its site. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
