export { serveRegistry } from './serve.ts';
export { noteServed, type ServedRelease } from './served.ts';
export { admitTeam, makeTeam } from './teams.ts';
