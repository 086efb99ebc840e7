import Tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import norwegian from '@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz?url'
import { evenOutLight, greyPicture, turnPicture, type Picture } from '../rules-picture'
import { sizeOfPicture } from '../../../base/kit/picture-size'
import { straightenPicture } from '../rules-straighten'
import { wordsOfTable, type RecognizedWord } from '../rules-words'

/** The longest side in pixels. A larger picture needs more memory and time, but its letters are not read better. */
const longest = { opened: 2200, read: 2400 }
/** The maximum number of pixels. Each needs four bytes of memory. Phones take photographs of 12 to 50 million. */
const mostPoints = 64e6
/** The minimum number of clear words. If there are fewer, the photograph isn't a receipt, or is turned on its side. */
const leastWords = 5

/** Opens a photograph upright, and makes a large one smaller. Null if this browser can't show it. */
async function opened(photo: Blob): Promise<Picture | null> {
  const size = sizeOfPicture(new Uint8Array(await photo.slice(0, 256 * 1024).arrayBuffer()))
  if (size && size.width * size.height > mostPoints) return null
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, longest.opened / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return greyPicture(width, height, context.getImageData(0, 0, width, height).data)
}

async function started() {
  const [wasmBinary, packed] = await Promise.all([
    fetch(program).then((answer) => answer.arrayBuffer()),
    fetch(norwegian).then((answer) => answer.body),
  ])
  const data = await new Response(packed!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  const module = await Tesseract({ wasmBinary, TesseractProgress: () => undefined })
  module.FS.writeFile('./nor.traineddata', new Uint8Array(data))
  const api = new module.TessBaseAPI()
  // 1 selects Tesseract's neural network. 6 reads the picture as one block of lines, which fits
  // receipts.
  if (api.Init(null, 'nor', 1) !== 0) throw new Error('the language data cannot be read')
  api.SetVariable('tessedit_pageseg_mode', '6')
  api.SetVariable('user_defined_dpi', '200')
  return ({ width, height, data: grey }: Picture): RecognizedWord[] => {
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
    const file = new Uint8Array(head.length + grey.length)
    file.set(head)
    file.set(grey, head.length)
    module.FS.writeFile('/input', file)
    if (api.SetImageFile(1, 0) === 1) throw new Error('the picture cannot be read')
    api.Recognize(null)
    return wordsOfTable(api.GetTSVText(0))
  }
}

const isClear = ({ text, sure }: RecognizedWord) => sure >= 60 && /[\p{L}\p{N}]{2}/u.test(text)

/**
 * The words of a photograph. Null if there are none. If the photograph is on its side or upside down, it is turned
 * first.
 */
async function wordsOf(photo: Blob): Promise<RecognizedWord[] | null> {
  const picture = await opened(photo)
  if (!picture) return null
  let read: ((straight: Picture) => RecognizedWord[]) | null = null
  for (const quarters of [0, 1, 3, 2]) {
    const straight = straightenPicture(evenOutLight(turnPicture(picture, quarters)), longest.read)
    if (!straight) continue
    read ??= await started()
    const words = read(straight)
    if (words.filter(isClear).length >= leastWords) return words
  }
  return null
}

addEventListener('message', ({ data: photo }: MessageEvent<Blob>) => {
  wordsOf(photo).then(
    (words) => postMessage({ words }),
    (error: unknown) => postMessage({ error: String(error) }),
  )
})
