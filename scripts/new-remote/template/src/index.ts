/** Async boundary: the shared modules must be in place before any module that uses them runs. */
void import('./bootstrap');

export {};
