export default { preset: 'remote-kit' };
