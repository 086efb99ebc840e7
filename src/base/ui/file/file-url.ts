import { useQuery } from '@tanstack/react-query'
import { CallError, toCallError } from '../query/call-request'
import { readToken, endSession } from '../query/session'
import { useBlobUrl } from './use-blob-url'

/** The bytes of a stored file (`/api/document/…`), which only its owner's session may read. Throws CallError. */
export async function readFileBytes(url: string, signal?: AbortSignal): Promise<Blob> {
  const address = new URL(url, window.location.origin)
  // The token goes to our own server only, whatever a record says.
  if (address.origin !== window.location.origin) throw new CallError('notFound', 404)
  const token = readToken()
  const response = await fetch(address, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError('network')
  })
  if (response.ok) return response.blob()
  if (response.status === 401 && token !== null) endSession(token)
  throw toCallError(response.status, await response.json().catch(() => undefined), response.headers.get('retry-after'))
}

export interface FileUrl {
  /** An object URL for `src` or `href`; null while it loads or when it failed. */
  readonly url: string | null
  readonly type: string
  readonly pending: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** A stored file as an object URL, revoked when the component unmounts. */
export function useFileUrl(source: string | null): FileUrl {
  const bytes = useQuery({
    queryKey: ['file', source],
    queryFn: ({ signal }) => readFileBytes(source ?? '', signal),
    enabled: source !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const blob = bytes.data
  const url = useBlobUrl(blob ?? null)
  return {
    url,
    type: blob?.type ?? '',
    pending: source !== null && bytes.isPending,
    error: bytes.error,
    retry: () => void bytes.refetch(),
  }
}

/** Saves a stored file on the device under its own name. Throws CallError. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const made = URL.createObjectURL(await readFileBytes(url))
  const link = document.createElement('a')
  link.href = made
  link.download = name
  link.click()
  // The browser has taken the bytes over by the next turn of its loop at the latest.
  setTimeout(() => URL.revokeObjectURL(made), 10_000)
}
