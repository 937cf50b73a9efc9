import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { readonly challenge: string };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #client(type: string, { challenge }: Options, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { hostname } = new URL(this.#origin);
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), number32(this.#count), attested]);
  }

  #wrapped(response: Record<string, string | string[]>) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  create(options: Options, origin = this.#origin) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const authData = this.#data(0x41, Buffer.concat([Buffer.alloc(16), length, this.#id, Buffer.from(key)]));
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#wrapped({
      clientDataJSON: this.#client('webauthn.create', options, origin).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  get(options: Options, { origin = this.#origin, counting = true } = {}) {
    if (counting) this.#count += 1;
    const client = this.#client('webauthn.get', options, origin);
    const data = this.#data(0x01);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#wrapped({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
