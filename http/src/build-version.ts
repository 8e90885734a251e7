/** Written by scripts/lib/build-server.mjs; absent where sources run. */
declare const BUILD_VERSION: string | undefined;

/** The version of this build, as `0.1.0-1f2e3d4c5b6a`; `development` where sources run without a build. */
export const buildVersion: string = typeof BUILD_VERSION === 'undefined' ? 'development' : BUILD_VERSION;
