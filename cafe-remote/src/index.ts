/** Async boundary: the shared modules must load before any module that imports them runs. */
void import('./bootstrap');

export {};
