import { supplierCalls } from '../../books/supplier/calls'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../../lease/contract/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import type { TestApp } from '../server/test-app'

/** The two years that the demo fills on 20 November 2026. */
export const demoYears = [2025, 2026] as const

/** All voucher lists of a year, for one house or for both. */
export function demoVouchersOfYear(app: TestApp, token: string, year: number, houseId?: number) {
  const query = {
    date_from: `${year}-01-01`,
    date_to: `${year}-12-31`,
    ...(houseId !== undefined && { houseId: String(houseId) }),
  }
  return app.call(ledgerCalls.allTypes, { query }, { token })
}

/** The house's name. It replaces the id, because ids are new each time. */
const nameOf = (houses: readonly { id: number; name: string }[], id: number) =>
  houses.find((house) => house.id === id)?.name
/** Everything that a landlord sees. Ids, urls and moments are left out, because they are new each time. */
export async function booksOf(app: TestApp, token: string) {
  const houses = await app.call(houseCalls.list, {}, { token })
  const suppliers = await app.call(supplierCalls.list, {}, { token })
  const contracts = await app.call(contractCalls.list, {}, { token })
  const all = await Promise.all(demoYears.map((year) => demoVouchersOfYear(app, token, year)))
  const vouchers = all.flatMap((year) => year.bilags)
  return {
    contracts: contracts.map(
      ({
        id: _id,
        houseId,
        documents,
        signed_documents: papers,
        signed_at: _s,
        created_at: _c,
        updated_at: _u,
        ...contract
      }) => [nameOf(houses, houseId), documents.length + papers.length, contract] as const,
    ),
    incomes: all
      .flatMap((year) => year.incomeBilags)
      .map(
        ({ id: _id, houseId, contractId: _contract, created_at: _c, updated_at: _u, ...income }) =>
          [nameOf(houses, houseId), income] as const,
      ),
    items: all
      .flatMap((year) => year.depreciationBilags)
      .map(
        ({ id: _id, houseId, documents, created_at: _c, updated_at: _u, ...item }) =>
          [nameOf(houses, houseId), documents.length, item] as const,
      ),
    personal: all
      .flatMap((year) => year.depreciationPersonalBilags)
      .map(({ houseId, ...personal }) => [nameOf(houses, houseId), personal] as const),
    houses: houses.map(({ id: _id, created_at: _c, updated_at: _u, ...house }) => house),
    suppliers: suppliers.map(({ id: _id, created_at: _c, updated_at: _u, ...supplier }) => supplier),
    vouchers: vouchers.map(
      ({
        id: _id,
        houseId,
        supplierId: _s,
        parentBilagId: _p,
        documents,
        created_at: _c,
        updated_at: _u,
        ...voucher
      }) => [nameOf(houses, houseId), documents.length, voucher] as const,
    ),
  }
}
