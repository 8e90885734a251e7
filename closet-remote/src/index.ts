/** Async boundary: shared modules must load before any module that imports them. */
void import('./bootstrap');

export {};
