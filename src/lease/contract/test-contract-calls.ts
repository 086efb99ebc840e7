import { afterAll, beforeAll, expect } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { contractCalls } from './calls'
import { tenancyCalls } from '../tenancy/calls'
import { testContract } from './test-contract'

type Landlord = Awaited<ReturnType<TestApp['landlord']>>

/**
 * The product for the tests of a file: two landlords, a file of the first landlord, and the contract calls that the
 * tests make.
 */
export function contractFixture() {
  const at = {} as { app: TestApp; kari: Landlord; ola: Landlord; file: string }
  beforeAll(async () => {
    at.app = await testApp()
    at.kari = await at.app.landlord()
    at.ola = await at.app.landlord()
    at.file = await upload()
  })
  afterAll(async () => {
    expect(at.app.bugs).toEqual([])
    await at.app.close()
  })
  const upload = async (token = at.kari.token) =>
    (JSON.parse((await at.app.upload(token, 'kontrakt.pdf', samplePdf())).body) as { url: string }).url
  const params = (id: number) => ({ params: { id: String(id) } })
  const body = (more: object = {}) => testContract(at.kari.houseId, [at.file], more)
  return {
    at,
    upload,
    params,
    body,
    create: (more: object = {}, token = at.kari.token) =>
      at.app.call(contractCalls.create, { body: body(more) }, { token }),
    read: (id: number, token = at.kari.token) => at.app.call(contractCalls.read, params(id), { token }),
    list: (token = at.kari.token) => at.app.call(contractCalls.list, {}, { token }),
    update: (id: number, more: object = {}, token = at.kari.token) =>
      at.app.call(contractCalls.update, { ...params(id), body: body(more) }, { token }),
    remove: (id: number, token = at.kari.token) => at.app.call(contractCalls.remove, params(id), { token }),
    sign: (id: number, token = at.kari.token) =>
      at.app.call(tenancyCalls.signManual, { ...params(id), body: {} }, { token }),
    finish: (id: number) => at.app.call(tenancyCalls.finish, { ...params(id), body: {} }, { token: at.kari.token }),
    /** The status, reason and fields of a refused call. */
    refusal: (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: unknown) =>
          error instanceof CallRefused
            ? [error.status, error.body.message, error.body.fields]
            : [(error as Error).message],
      ),
  }
}
