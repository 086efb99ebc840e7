import { afterAll, beforeAll, expect } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'

/** Status, reason and fields of a refusal. */
export const depreciationRefusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )

/** A test product with a landlord whose number of vouchers has no limit. */
export function depreciationFixture() {
  const at = {} as { app: TestApp; kari: Awaited<ReturnType<TestApp['landlord']>> }
  beforeAll(async () => {
    at.app = await testApp()
    at.kari = await at.app.landlord()
    await at.app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', at.kari.id).execute()
  })
  afterAll(async () => {
    expect(at.app.bugs).toEqual([])
    await at.app.close()
  })
  const as = () => ({ token: at.kari.token })
  /** Removes a house with everything that belongs to it. */
  const gone = (id: number) => at.app.call(houseCalls.remove, { params: { id: String(id) } }, as())
  return { at, as, gone }
}
