/* What the shop hands to the HTTP client, TypeScript has checked. */
const accept = () => () => true;

export default { assertOptions: () => {}, validators: { transitional: accept, spelling: accept } };
