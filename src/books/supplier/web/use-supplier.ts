import { useParams } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { supplierCalls } from '../calls'

export function useSupplier() {
  const { slug = '' }: { slug?: string } = useParams({ strict: false })
  return useEndpointQuery(supplierCalls.read, { params: { id: slug } }, { keepPreviousData: false })
}

/** Calls whose answers are out of date after a supplier was changed. */
export const supplierReads = [supplierCalls.list, supplierCalls.read] as const
