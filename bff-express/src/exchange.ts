import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from 'shared-contracts';
import type { Route } from './guards/routes.ts';

/** How long an idle connection of a visitor is kept, in seconds: longer than by any proxy in front, so that it is the one that closes. */
export const idleSeconds = 75;

/** A request with what the BFF knows about it from its first byte to its line in the log. */
export class BffRequest extends IncomingMessage {
  /** The request's id, ours or a well-formed one of the caller's. */
  id: string;
  /** What the log calls the path: a template, never an address with names or tokens in it. */
  label: string;
  /** The visitor's address, as far as it can be believed. */
  address: string;
  /** `performance.now()` when it began. */
  began: number;
  /** Bytes that the connection had sent when it began. */
  bytesBefore: number;
  /** Fires when the service takes too long. */
  deadline: NodeJS.Timeout | undefined;
  /** True where the call is made with the session cookie's token. */
  byCookie: boolean;
  /** The call that is passed on to a service. */
  route: Route | undefined;
  /** `Set-Cookie` for when the service says that the cookie's token is not good any more. */
  onUnauthorized: string | undefined;
  /** Why it was refused, where the BFF itself refused it. */
  refusal: ErrorCode | undefined;
  /** True where the caller closes the connection after the answer. */
  lastOnConnection: boolean;
  /** True where it was passed on a second time. */
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

/** Express hands on the very request that the server made, so its type says so. */
declare global {
  namespace Express {
    interface Request extends Omit<BffRequest, keyof IncomingMessage> {}
  }
}

const wellFormedId = /^[\w.-]{8,64}$/;

/** The caller's request id where it is harmless, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
