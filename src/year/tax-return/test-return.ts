import { testApp, testHouse, testProfile } from '../../app/server/test-app'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { testVisitor } from '../../landlord/external-login/test-visitor'
import { houseCalls } from '../../landlord/house/calls'
import { persons } from '../../../sandbox/idporten/persons'
import { testBrowser } from '../../../sandbox/idporten/test-browser'
import { testSandbox } from '../../../sandbox/test-sandbox'
import { returnCalls } from './calls'

/** The speed of the providers' clock, if the test has a start time. Then a scan is done at the next check. */
const speed = 2.5

/** The product with the sandbox's ID-porten, tax authority and Altinn. All of them start at the time `at`. */
export async function returnFixture(at?: string) {
  const started = Date.now()
  const sandbox = await testSandbox(at === undefined ? Date.now : () => Date.parse(at) + speed * (Date.now() - started))
  const { url, credentials, control } = sandbox
  const viewUrl = `${url}/skatteetaten`
  const app = await testApp({
    ...(at !== undefined && { now: at }),
    providers: {
      idporten: { issuer: `${url}/idporten`, ...credentials.idporten },
      skatteetaten: {
        apiUrl: viewUrl,
        viewUrl,
        platformUrl: `${url}/altinn/platform`,
        appUrl: `${url}/altinn/skd/formueinntekt-skattemelding-v2`,
        systemName: 'Husbok',
      },
    },
  })

  /** Logs the test person in with the electronic id. The session gets another token. */
  async function logIn(token: string, person: number): Promise<string> {
    const [go, visitor] = [testBrowser(url), testVisitor(app)]
    const page = await go(await visitor.begin(token))
    const back = new URL((await go(page.at, { person: String(person) })).at)
    const { status, body } = await visitor.callback(Object.fromEntries(back.searchParams), token)
    if (status !== 200) throw new Error(`the login was refused: ${body.message ?? ''}`)
    return String(body['accessToken'])
  }

  /**
   * A landlord with a subscription who is that test person. Each property of the person is a house with rent in 2025.
   * `bare`: without these houses.
   */
  async function landlord(person = 0, { bare = false }: { bare?: boolean } = {}) {
    const { token: first, id, houseId: spare } = await app.landlord()
    // An electronic id can be linked to only one account. An earlier test may have linked it to another one.
    await app.db.deleteFrom('external_identity').execute()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    const ssn = persons[person]!.pid!
    await app.call(profileCalls.saveProfile, { body: { ...testProfile, ssn } }, { token: first })
    const houses: number[] = []
    for (const property of bare ? [] : persons[person]!.properties) {
      const body = { ...testHouse, ...houseOf(property) }
      const house = await app.call(houseCalls.create, { body }, { token: first })
      houses.push(house.id)
    }
    const kari = {
      id,
      token: first,
      /** A house at a property that no authority knows. */
      spare,
      houses,
      async logIn() {
        kari.token = await logIn(kari.token, person)
      },
      async earn(houseId: number, sum: number) {
        await app.call(incomeCalls.create, { body: { ...rent, houseId, sum } }, { token: kari.token })
      },
      async spend(houseId: number, sum: number, more: object = {}) {
        const [supplier] = await app.call(supplierCalls.list, {}, { token: kari.token })
        const body = { ...cost, supplierId: supplier!.id, houseId, sum, ...more }
        return await app.call(expenseCalls.create, { body: body as never }, { token: kari.token })
      },
      view: (more: object = {}) =>
        app.call(returnCalls.view, { body: { houseIds: houses, ...more } }, { token: kari.token }),
      send: (more: object = {}) =>
        app.call(returnCalls.send, { body: { houseIds: houses, ...more } }, { token: kari.token }),
      receipts: () => app.call(returnCalls.submissions, { query: {} }, { token: kari.token }),
    }
    for (const house of houses) await kari.earn(house, 120_000.5)
    return kari
  }

  return {
    app,
    url,
    viewUrl,
    control,
    landlord,
    pidOf: (person: number) => persons[person]!.pid!,
    fault: (fault: object) => control('POST', 'faults', fault),
    clearFaults: () => control('DELETE', 'faults'),
    requests: async (provider: string) =>
      JSON.parse(await control('GET', `requests?provider=${provider}`)) as { method: string; path: string }[],
    async close() {
      await app.close()
      await sandbox.stop()
    },
  }
}

/** A house at one of a test person's properties. */
export const houseOf = ({ municipality, ...at }: (typeof persons)[number]['properties'][number]) => ({
  name: at.address,
  ...at,
  municipality_number: municipality,
})

export const rent = {
  tenant_first_name: 'Per',
  tenant_last_name: 'Berg',
  tenant_birthday: '1990-01-01',
  tenant_email: '',
  deposit_sum: 0,
  documents: [],
  start_date: '2025-03-01',
  end_date: '2025-03-31',
}
export const cost = {
  cost_type: 'maintenance',
  description: 'Maling',
  date: '2025-05-02',
  repeat: 'never',
  franchise: 100,
}
