// Stands for https://apis.google.com/js/api.js in browser tests. Firebase's SDK and the Auth emulator's helper frame use it
// to send each other messages; this carries them over postMessage and does nothing else.
(() => {
  if (window.gapi?.iframes) return;

  const mark = 'gapi-messenger';

  /** One end of the line between a page and its helper frame. */
  class Line {
    handlers = new Map();
    held = new Map();
    answers = new Map();
    outbox = [];
    sent = 0;

    constructor(peer, peerOrigin, open) {
      this.peer = peer;
      this.peerOrigin = peerOrigin;
      this.open = open;
      this.register('ping', () => true);
      window.addEventListener('message', (event) => this.receive(event));
    }

    post(message) {
      if (this.open) this.peer().postMessage({ ...message, mark }, this.peerOrigin);
      else this.outbox.push(message);
    }

    receive({ source, origin, data }) {
      const foreign = source !== this.peer() || (this.peerOrigin !== '*' && origin !== this.peerOrigin);
      if (foreign || data?.mark !== mark) return;
      if (data.ready) this.start();
      else if (data.answerTo === undefined) void this.handle(data);
      else this.settle(data);
    }

    start() {
      this.open = true;
      for (const message of this.outbox.splice(0)) this.post(message);
    }

    async handle(message) {
      const handler = this.handlers.get(message.name);
      if (handler === undefined) {
        this.held.set(message.name, [...(this.held.get(message.name) ?? []), message]);
        return;
      }
      this.post({ answerTo: message.id, result: [await handler(message.data, this)] });
    }

    settle({ answerTo, result }) {
      const answer = this.answers.get(answerTo);
      this.answers.delete(answerTo);
      try {
        answer?.(result);
      } catch {
        // Google's script swallows what a callback throws; the SDK counts on it.
      }
    }

    announce() {
      this.open = true;
      this.post({ ready: true });
    }

    register(name, handler) {
      this.handlers.set(name, handler);
      for (const message of this.held.get(name) ?? []) void this.handle(message);
      this.held.delete(name);
    }

    unregister(name) {
      this.handlers.delete(name);
    }

    send(name, data, answer) {
      this.sent += 1;
      this.answers.set(this.sent, answer);
      this.post({ id: this.sent, name, data });
    }

    ping(answer) {
      return new Promise((resolve) => {
        this.send('ping', null, (result) => {
          answer?.(result);
          resolve(result);
        });
      });
    }

    restyle() {
      return Promise.resolve();
    }
  }

  /** Opens the helper frame that the SDK asks for. */
  async function openFrame({ url, attributes = {}, where }, onOpen) {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') Object.assign(frame.style, value);
      else frame.setAttribute(name, value);
    }
    const line = new Line(() => frame.contentWindow, new URL(url).origin, false);
    frame.src = url;
    where.append(frame);
    return onOpen ? onOpen(line) : line;
  }

  let parentLine;
  function toParent() {
    if (parentLine === undefined) {
      parentLine = new Line(() => window.parent, '*', false);
      parentLine.announce();
    }
    return parentLine;
  }

  window.gapi = {
    load: (_name, ready) => queueMicrotask(typeof ready === 'function' ? ready : ready.callback),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: () => {},
      getContext: () => ({ open: openFrame, getParentIframe: toParent }),
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  const loaded = (onload && window[onload]) || window.gapi_onload;
  if (loaded) setTimeout(() => loaded(), 0);
})();
