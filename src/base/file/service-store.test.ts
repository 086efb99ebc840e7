import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { testApp, type TestApp } from '../../app/server/test-app'
import { installationId } from '../db/installation'
import { diskStore } from './provider/disk'
import { claimStore } from './service-store'
import { samplePdf } from './test-files'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const store = () => diskStore(join(app.dataDir, 'files'))
const own = () => installationId(app.db, app.ids.code(128))
const claim = async () => claimStore(app.db, store(), await own())
const upload = async () => {
  const { token } = await app.landlord()
  await app.upload(token, 'a.pdf', samplePdf('a'))
}

describe('an installation', () => {
  it('has one id, whoever asks first', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 8 }, own))).size).toBe(1)
  })
})

describe('the store of files', () => {
  it('is claimed when both are new, and fits at the next start', async () => {
    await claim()
    expect(await store().owner()).toBe(await own())
    await upload()
    await claim()
  })

  it('of before this edition is claimed when the database names its files', async () => {
    await upload()
    await claim()
    expect(await store().owner()).toBe(await own())
  })

  it('of another installation is refused', async () => {
    await store().claim('another')
    await expect(claim()).rejects.toThrow(/belong to another installation \(another\)/)
    expect(await store().owner()).toBe('another')
  })

  it('whose files the database does not name is refused', async () => {
    await store().put(app.ids.code(128), Buffer.from('x'))
    await expect(claim()).rejects.toThrow(/the database names none of them/)
    expect(await store().owner()).toBeNull()
  })

  it('that is empty beside a database that names files is refused', async () => {
    await upload()
    await expect(claimStore(app.db, diskStore(join(app.dataDir, 'elsewhere')), await own())).rejects.toThrow(
      /the store is empty/,
    )
  })
})
