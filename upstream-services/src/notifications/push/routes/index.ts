export { default as addPushDevice } from './add-push-device.ts';
export { default as followOrder } from './follow-order.ts';
export { default as readOrderPushKey } from './read-order-push-key.ts';
export { default as readPushDevices } from './read-push-devices.ts';
export { default as removePushDevice } from './remove-push-device.ts';
export { default as testPushDevice } from './test-push-device.ts';
export { default as unfollowOrder } from './unfollow-order.ts';
