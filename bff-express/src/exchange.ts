import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from 'shared-contracts';
import type { Route } from './guards/routes.ts';

/** How long an idle connection of a visitor is kept, in seconds: longer than by any proxy in front, so that it is the one that closes. */
export const idleSeconds = 75;

export class BffRequest extends IncomingMessage {
  id: string;
  /** What the log calls the path: a template, never an address with names or tokens in it. */
  label: string;
  address: string;
  began: number;
  bytesBefore: number;
  deadline: NodeJS.Timeout | undefined;
  byCookie: boolean;
  route: Route | undefined;
  onUnauthorized: string | undefined;
  refusal: ErrorCode | undefined;
  lastOnConnection: boolean;
  passedAgain: boolean;

  constructor(socket: Socket) {
    super(socket);
    this.id = '';
    this.label = 'unknown';
    this.address = '';
    this.began = performance.now();
    this.bytesBefore = socket.bytesWritten;
    this.deadline = undefined;
    this.byCookie = false;
    this.route = undefined;
    this.onUnauthorized = undefined;
    this.refusal = undefined;
    this.lastOnConnection = false;
    this.passedAgain = false;
  }
}

declare global {
  namespace Express {
    interface Request extends Omit<BffRequest, keyof IncomingMessage> {}
  }
}

const wellFormedId = /^[\w.-]{8,64}$/;

export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
