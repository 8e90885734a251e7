/* Snapshots come from manifests, and the host loads entries straight. This is what the runtime still asks of them. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
