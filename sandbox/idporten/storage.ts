import { generateKeyPair, randomBytes, type JsonWebKey } from 'node:crypto'
import { promisify } from 'node:util'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Sandbox } from '../control/sandbox'
import type { StoreEntry } from '../control/store'

interface Kept extends StoreEntry {
  /** `Session:…`, `AuthorizationCode:…` */
  readonly key: string
  readonly payload: AdapterPayload | null
  /** When it ends by the sandbox's clock. Null for never. */
  readonly ends: string | null
}

/** The storage of sessions, codes and tokens. They survive a kill, and end when the sandbox's time is moved past their end. */
export function openStorage({ store, clock }: Pick<Sandbox, 'store' | 'clock'>): (model: string) => Adapter {
  const entries = store<Kept>('idporten')
  const ids = new Map(entries.list().map(({ id, key }) => [key, id]))
  const at = (key: string) => {
    const entry = entries.get(ids.get(key) ?? 0)
    return entry?.payload && (entry.ends === null || entry.ends > clock.now()) ? entry : undefined
  }
  const drop = (entry: Kept) => {
    entries.change(entry.id, { payload: null })
    ids.delete(entry.key)
  }
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model}:${id}`
      const ends = expiresIn ? new Date(Date.parse(clock.now()) + expiresIn * 1000).toISOString() : null
      const known = entries.get(ids.get(key) ?? 0)
      if (known) entries.change(known.id, { payload, ends })
      else ids.set(key, entries.append({ key, payload, ends }).id)
    },
    find: async (id) => at(`${model}:${id}`)?.payload ?? undefined,
    async findByUid(uid) {
      const found = entries.list().find(({ key, payload }) => key.startsWith(`${model}:`) && payload?.uid === uid)
      return (found && at(found.key)?.payload) ?? undefined
    },
    findByUserCode: async () => undefined,
    async consume(id) {
      const entry = at(`${model}:${id}`)
      if (entry?.payload)
        entries.change(entry.id, { payload: { ...entry.payload, consumed: Math.floor(Date.now() / 1000) } })
    },
    async destroy(id) {
      const entry = at(`${model}:${id}`)
      if (entry) drop(entry)
    },
    async revokeByGrantId(grantId) {
      for (const entry of entries.list()) if (entry.payload?.grantId === grantId) drop(entry)
    },
  })
}

interface Secrets {
  /** The key that signs id tokens. */
  readonly jwk: JsonWebKey
  readonly cookieKey: string
}

const opened = new WeakMap<object, Promise<Secrets>>()

/** Created at the first use and kept, so that earlier signatures stay valid after a restart. All callers get the same secrets. */
export function openSecrets(sandbox: Pick<Sandbox, 'store'>): Promise<Secrets> {
  const known = opened.get(sandbox) ?? makeSecrets(sandbox)
  opened.set(sandbox, known)
  return known
}

async function makeSecrets({ store }: Pick<Sandbox, 'store'>): Promise<Secrets> {
  const stored = store<StoreEntry & Secrets>('idporten-keys', { entries: 1, bytes: 10_000 })
  const [known] = stored.list()
  if (known) return known
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return stored.append({ jwk: privateKey.export({ format: 'jwk' }), cookieKey: randomBytes(32).toString('base64url') })
}
