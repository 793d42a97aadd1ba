import { createApp } from '@lantern/functions/api/app';
import { apiLimits } from '@lantern/functions/api/limits';
import { Client } from '@lantern/functions/testing/client';

let moment = new Date();

/** Sets what the product takes for now, so that what is done next has the age it should have. */
export function travelTo(date: Date): void {
  moment = date;
}

const app = createApp({
  limits: apiLimits,
  clientAddress: (http) => http.req.header('x-demo-address') ?? '',
  clock: () => moment,
  log: () => {},
});

/** Somebody at a computer of their own, so that the product's limits per address are kept. */
export const visitor = (computer: string): Client => new Client(app, { 'x-demo-address': computer });
