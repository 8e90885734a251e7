/** Something that whoever runs the shop can mend: shown without a stack. */
export class UpkeepError extends Error {}
