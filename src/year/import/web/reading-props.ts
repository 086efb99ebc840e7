import type { OldBooks } from '../model'

export interface ReadingProps {
  readonly books: OldBooks
  readonly onRead: (books: OldBooks) => void
}
