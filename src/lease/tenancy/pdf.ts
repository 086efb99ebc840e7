import { translate, type Language } from '../../base/kit/words'
import { missingGlyphs } from '../../base/pdf/rules'
import { drawPdf } from '../../base/pdf/service'
import { tenancyWords } from './words'

/** A picture with its size in pixels. */
interface Photo {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** The photos as one PDF, in their order. Drawing waits in the queue of `account`. */
export const joinPhotos = (photos: readonly Photo[], lang: Language, account: number): Promise<Uint8Array> =>
  drawPdf({
    account,
    template: 'lease/tenancy/signed-paper.typ',
    title: translate(tenancyWords, 'signedPaper', lang),
    lang,
    missing: missingGlyphs('nb'),
    data: {
      pages: photos.map((_photo, index) => ({
        alt: translate(tenancyWords, 'photoOfPage', lang, { page: index + 1, last: photos.length }),
      })),
    },
    // No cache, because the same pictures are rarely drawn twice. A few pictures would also push all leases out of the
    // cache.
    files: { read: async () => photos.map((photo) => ({ kind: 'picture', ...photo })) },
  })
