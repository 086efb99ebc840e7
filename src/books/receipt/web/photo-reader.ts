import type { ReceiptRow } from '../rules-paper'

/**
 * The port for reading photos: the lines of a photographed or scanned receipt, null where there is no text. A reader must work
 * on this machine: the pictures of receipts are the landlord's own.
 */
export interface PhotoReader {
  read(photo: File, signal: AbortSignal): Promise<readonly ReceiptRow[] | null>
}

const configured: { reader: PhotoReader | null } = { reader: null }

/**
 * Called once at start by an app that has a reader; none is part of the product, and the form says so.
 * @public
 */
export function configurePhotoReader(reader: PhotoReader | null): void {
  configured.reader = reader
}

export const photoReader = (): PhotoReader | null => configured.reader
