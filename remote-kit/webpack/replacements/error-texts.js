/* Errors of the federation runtime keep their codes. Its web site has the sentences. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
