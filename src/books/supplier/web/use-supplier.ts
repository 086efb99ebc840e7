import { useParams } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { supplierCalls } from '../calls'
import type { Supplier } from '../model'

/** The supplier that the address names by its `slug`; undefined while loading, null when there is none. */
export function useSupplier() {
  const params: { slug?: string } = useParams({ strict: false })
  const list = useEndpointQuery(supplierCalls.list)
  const supplier: Supplier | null | undefined = list.data
    ? (list.data.find((one) => String(one.id) === params.slug) ?? null)
    : undefined
  return { list, supplier }
}
