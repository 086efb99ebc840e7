import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { zipSync, type Zippable } from 'fflate'
import type { TestApp } from '../../app/server/test-app'
import { unzip } from '../../base/file/test-zip'
import { OldBooks } from './model'

export async function exportZip(app: TestApp, token: string): Promise<Buffer> {
  const answer = await app.raw('GET', '/api/export', undefined, { token, headers: { 'accept-language': 'nb' } })
  if (answer.status !== 200) throw new Error(answer.body + app.bugs.map((b) => (b as Error).stack).join())
  return answer.bytes
}

/** Uploads an export. Tries again while the process that reads it starts on a busy machine. */
export async function uploadExport(app: TestApp, token: string, bytes: Uint8Array) {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await app.upload(token, 'husbok-export.zip', bytes, 'imports')
    const answer = JSON.parse(body) as { message?: string }
    if (status === 201) return OldBooks.parse(answer)
    if (answer.message !== 'unavailable' || attempt === 4) throw Object.assign(new Error(body), { status, answer })
    app.bugs.length = 0
    await setTimeout(200)
  }
}

/** The zip with other files, whose hashes fit again. */
export function changedZip(zip: Uint8Array, change: (files: Map<string, Buffer>) => void, isSummed = true): Uint8Array {
  const files = unzip(Buffer.from(zip))
  change(files)
  if (isSummed) {
    const data = [...files].filter(([path]) => /^(data\/.*|restore\/tables)\.json$/.test(path))
    const line = ([path, bytes]: [string, Buffer]) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`
    files.set('restore/sha256.txt', Buffer.from(data.map(line).join('')))
  }
  return zipSync(Object.fromEntries(files) as Zippable)
}

type Json = Record<string, unknown>

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const link = /^\/api\/document\/[A-Za-z0-9_-]{22}$/

/**
 * The data of an export without what may differ: ids become the order in which they first occur among ids of their kind,
 * links of files become the hash of their bytes, instants become one word, and folders lose the ids in their names.
 */
export function comparable(zip: Uint8Array): Json {
  const files = unzip(Buffer.from(zip))
  const hashOf = (path: string) => createHash('sha256').update(files.get(path)!).digest('hex')
  const kindOfKey: Record<string, string> = {
    houseId: 'house',
    supplierId: 'supplier',
    parentBilagId: 'expenses',
    followedBilagId: 'expenses',
    trashedWithId: 'expenses',
    contractId: 'contracts',
    bankAccountId: 'bank-accounts',
    importId: 'bank-imports',
    payments: 'payment',
    bilagIds: 'expenses',
    incomeId: 'income',
    paymentId: 'payment',
    payment: 'payment',
    transactionId: 'bank-transactions',
  }
  const kindOfFile: Record<string, string> = { houses: 'house', suppliers: 'supplier' }
  const kindOfList: Record<string, string> = {
    payments: 'payment',
    bilagsList: 'expenses',
    incomebilagsList: 'income',
    depreciationList: 'depreciation',
  }
  const known = new Map<string, Map<unknown, number>>()
  const order = (kind: string, id: unknown) => {
    const ids = known.get(kind) ?? new Map<unknown, number>()
    known.set(kind, ids)
    if (!ids.has(id)) ids.set(id, ids.size)
    return `${kind} ${ids.get(id)}`
  }
  const links = new Map<string, string>()
  const walk = (value: unknown, key: string, kind: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, key, kind))
    if (typeof value === 'string') {
      if (instant.test(value)) return 'instant'
      if (link.test(value)) return links.get(value) ?? 'a lost file'
      if (key === 'signedDocumentUrl') return value.replaceAll(/\d+/g, '#')
      // The number of an account at the bank, which only the account that opened it may use.
      if (key === 'depositId') return null
      // Folders and papers are named with the ids of houses and records.
      return value.replaceAll(
        /\((expense |income |household item |utgift |inntekt |innbo |gjenstand )?\d+\)|(?<=\/)[^/]*\d+\.pdf|(?<=\/Brev )\d+/g,
        '#',
      )
    }
    if (typeof value === 'number' && key in kindOfKey) return order(kindOfKey[key]!, value)
    if (typeof value === 'number' && key === 'id') return order(kind, value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, walk(one, name, kindOfList[name] ?? kind)]),
    )
  }
  const parsed = [...files].filter(([path]) => path.startsWith('data/') && path.endsWith('.json'))
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { url, path } = value as { url?: unknown; path?: unknown }
    if (typeof url === 'string' && typeof path === 'string') links.set(url, hashOf(path))
    Object.values(value).forEach(collect)
  }
  for (const [, bytes] of parsed) collect(JSON.parse(bytes.toString('utf8')))
  const left = new Set(['data/profile.json', 'data/subscription.json'])
  const out: Json = {}
  for (const [path, bytes] of parsed.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (left.has(path)) continue
    const name = path.slice('data/'.length, -'.json'.length)
    out[path] = walk(JSON.parse(bytes.toString('utf8')), '', kindOfFile[name] ?? name)
  }
  const rows = files.get('restore/tables.json')
  // Rows name each other by their places, so that nothing of them needs another name.
  out['rows'] =
    rows &&
    (JSON.parse(rows.toString('utf8'), (_, value: unknown) =>
      typeof value === 'string' && instant.test(value) ? 'instant' : value,
    ) as unknown)
  // The bytes of what was uploaded, signed or stored. Drafts are drawn anew, for another landlord.
  const contracts = JSON.parse(files.get('data/contracts.json')!.toString('utf8')) as readonly {
    readonly status: string
    readonly papers: readonly string[]
  }[]
  const drawn = new Set(contracts.flatMap(({ status, papers }) => (status === 'draft' ? papers : [])))
  out['files'] = [...files.keys()]
    .filter((path) => /^(?:files|restore\/papers)\//.test(path) && !drawn.has(path))
    .map(hashOf)
    .toSorted()
  return out
}
