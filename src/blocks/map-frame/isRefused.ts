/**
 * Whether this browser leaves a stranger's frame blank. The embedder policy asks for frames without
 * credentials; Firefox keeps to the policy but does not know such frames.
 */
export const isRefused = (): boolean =>
  window.crossOriginIsolated && !('credentialless' in HTMLIFrameElement.prototype);
