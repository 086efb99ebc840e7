import { randomBytes } from 'node:crypto'
import { chown, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import type pg from 'pg'
import type { ServerUser } from './user'

/** The file inside the data directory that holds the password of the superuser and of the product's role. */
export const passwordFile = 'husbok-password'

/** Undefined where there is none: a cluster of an earlier version, before its first start by this one. */
export async function readPassword(dataDir: string): Promise<string | undefined> {
  return await readFile(join(dataDir, passwordFile), 'utf8').catch(() => undefined)
}

/** Lines of pg_hba.conf that let somebody in by this method; those of other methods are an operator's own. */
const linesBy = (method: string) => new RegExp(`^((?:local|host\\w*)[ \\t].*[ \\t])${method}(?=[ \\t]*(?:#.*)?$)`, 'gm')

/** Replaces the file in one step, so that a crash leaves the old one or the new one; the server's user can read it. */
async function replaceFile(path: string, text: string, user: ServerUser): Promise<void> {
  const fresh = `${path}.new-${process.pid}`
  try {
    const handle = await open(fresh, 'w', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (user !== null) await chown(fresh, user.uid, user.gid)
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
}

async function changeRules(dataDir: string, user: ServerUser, before: string, after: string): Promise<void> {
  const path = join(dataDir, 'pg_hba.conf')
  const text = await readFile(path, 'utf8')
  const changed = text.replace(linesBy(before), `$1${after}`)
  if (changed !== text) await replaceFile(path, changed, user)
}

/** Before the server starts: where the file with the password was lost, a new one is made as for a cluster without. */
export async function forgetLostPassword(dataDir: string, user: ServerUser): Promise<void> {
  if (process.platform === 'win32' || (await readPassword(dataDir)) !== undefined) return
  await changeRules(dataDir, user, 'scram-sha-256', 'trust')
}

/**
 * Has the running server ask whoever connects for a password (SCRAM), the superuser of the cluster too: the directory of its
 * socket alone keeps out neither root's other programs nor what runs as the same user. `client` is the superuser's. Each step
 * can be done again, and the password is on the disk before the server wants it: a crash in between locks nobody out.
 */
export async function askForPassword(
  dataDir: string,
  client: pg.Client,
  user: ServerUser,
  role: string,
): Promise<void> {
  // There the cluster is made with one.
  if (process.platform === 'win32') return
  const known = await readPassword(dataDir)
  const password = known ?? randomBytes(24).toString('base64url')
  if (known === undefined) await replaceFile(join(dataDir, passwordFile), password, user)
  const rules = await readFile(join(dataDir, 'pg_hba.conf'), 'utf8')
  if (known === undefined || linesBy('trust').test(rules)) {
    await client.query(`set password_encryption = 'scram-sha-256'`)
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [['postgres', role]],
    )
    for (const { name } of rows)
      await client.query(`alter role ${client.escapeIdentifier(name)} password ${client.escapeLiteral(password)}`)
    await changeRules(dataDir, user, 'trust', 'scram-sha-256')
  }
  // Also of a server that a start before has left behind between the two.
  await client.query('select pg_reload_conf()')
}
