import { join } from 'node:path'
import { diskStore } from '../src/base/file/provider/disk'
import { accountOf, tokenOf } from './books'
import type { Options } from './options'
import type { Servers } from './servers'
import { rounded, type Line } from './report'
import { startProduct } from './processes'

const mostFiles = 500
const fileBytes = 200_000
const idOf = (n: number) => Buffer.from(`export-file-${String(n).padStart(4, '0')}`).toString('base64url')

/** Gives that many vouchers of the account a file each, with bytes that do not compress. */
async function storeFiles(servers: Servers, account: number, files: number): Promise<void> {
  const store = diskStore(join(servers.dataDir, 'files'))
  const ids = Array.from({ length: files }, (_, n) => idOf(n))
  const { createHash, randomBytes } = await import('node:crypto')
  const bytes = randomBytes(fileBytes)
  for (const id of ids) await store.put(id, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await servers.inside(servers.big, async (client) => {
    await client.query('delete from document where account_id = $1', [account])
    await client.query(
      `insert into document (account_id, id, name, type, size, sha256, uses, created_at)
       select $1, id, 'kvittering.pdf', 'application/pdf', $3, $4, 1, now() from unnest($2::text[]) as id`,
      [account, ids, fileBytes, sha256],
    )
    await client.query(
      `update bilag set documents = array['/api/document/' || file.id]
       from (select id, row_number() over (order by id) as n from document where account_id = $1) file,
         (select id, row_number() over (order by id) as n from bilag where account_id = $1 and "houseId" = $2) voucher
       where bilag.account_id = $1 and bilag.id = voucher.id and voucher.n = file.n`,
      [account, account * 2],
    )
  })
}

/** Exports the whole account as a zip to a fast reader: seconds, bytes, and memory. */
export async function exporting(
  servers: Servers,
  { sizes, port }: Options,
): Promise<{ lines: Line[]; notes: string[] }> {
  const account = accountOf(sizes.houses)
  // Some of the vouchers are income or items, which get no file.
  const files = Math.min(mostFiles, Math.floor(sizes.exported / 2))
  await storeFiles(servers, account, files)
  const product = await startProduct(servers.big, servers.dataDir, port)
  try {
    const call = (path: string, owner: number) =>
      fetch(product.url + path, { headers: { authorization: `Bearer ${tokenOf(owner)}` } })
    // The first export loads code that stays in memory. That is not measured.
    await (await call('/api/export', 1)).arrayBuffer()
    await product.forget()
    const before = await product.peak()
    const started = performance.now()
    const answer = await call('/api/export', account)
    if (!answer.ok) throw new Error(`the export was refused: ${answer.status}`)
    let bytes = 0
    for await (const chunk of answer.body!) bytes += (chunk as Uint8Array).length
    const seconds = (performance.now() - started) / 1000
    if (bytes < files * fileBytes) throw new Error(`the export has ${bytes} bytes, fewer than its ${files} files`)
    const after = await product.peak()
    const memory =
      before === null || after === null ? 'memory not told by this system' : `peak ${after} MB, before it ${before} MB`
    return {
      lines: [
        {
          what: `export of ${rounded(sizes.exported)} vouchers with ${files} files`,
          ours: `${rounded(seconds, 1)} s, ${rounded(bytes / 1e6)} MB; ${memory}`,
          bare: '',
          ratio: null,
        },
      ],
      notes: [],
    }
  } finally {
    await product.stop()
  }
}
