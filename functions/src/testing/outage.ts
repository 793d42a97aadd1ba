import { type Socket, connect, createServer } from 'node:net';

/** A way to a server that can be cut. */
export interface Cable {
  host: string;
  /** Cuts what is connected and lets nothing through any more. */
  cut: () => void;
}

/** Puts a cable between this process and a server, because the emulators themselves cannot be away. */
export async function cableTo(server: string): Promise<Cable> {
  const [host, port] = server.split(':');
  const ends = new Set<Socket>();
  let isCut = false;
  const cable = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host ?? '');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => ends.delete(end));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => cable.listen(0, '127.0.0.1', listening));
  cable.unref();
  const address = cable.address();
  if (typeof address === 'string' || address === null) throw new Error('The cable has no port');
  return {
    host: `127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      for (const end of ends) end.destroy();
    },
  };
}
