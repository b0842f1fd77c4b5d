/**
 * A small silent film, for pages that may not ask for a wake lock: browsers keep the screen on while one plays. Each
 * has conditions of its own, and this film meets those that are known:
 *
 * - Chromium wants it heard, or seen on more than a fifth of the screen. So it is behind the whole page, hardly
 *   visible, and is mute.
 * - Firefox wants it to have sound, so it has: silence.
 * - Safari wants it to be neither mute nor on a loop. There it starts over by jumping back, and its silence is played
 *   along with whatever else the phone plays, where Safari can promise that.
 */
import film from './silence.mp4?inline';

const KIND = 'video/mp4; codecs="avc1.42C00A, mp4a.40.2"';
/** Jumps back before the end, which comes after ten. */
const SECONDS = 8;

interface AudioSession {
  type: string;
}

export interface Browser {
  userAgent: string;
  audioSession?: AudioSession;
}

const isWebKit = (agent: string) => /AppleWebKit/.test(agent) && !/Chrom(e|ium)|Android/.test(agent);

/**
 * Whether this browser may try. WebKitGTK is left alone: it depends on what else is installed whether it plays films,
 * and it can stumble over the mere question.
 */
export function mayFilm({ userAgent, audioSession }: Browser, canPlay: () => string): boolean {
  if (isWebKit(userAgent) && (/Linux|X11/.test(userAgent) || !audioSession)) return false;
  return canPlay() !== '';
}

export function canPlay(): string {
  return typeof HTMLVideoElement === 'undefined' ? '' : document.createElement('video').canPlayType(KIND);
}

/** The film, not playing yet. */
export function make(browser: Browser): HTMLVideoElement {
  const video = document.createElement('video');
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  video.playsInline = true;
  video.disableRemotePlayback = true;
  Object.assign(video.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '-1',
    width: '100%',
    height: '100%',
    objectFit: 'fill',
    opacity: '0.01',
    pointerEvents: 'none',
  });
  if (isWebKit(browser.userAgent)) {
    browser.audioSession!.type = 'ambient';
    video.addEventListener('timeupdate', () => {
      if (video.currentTime > SECONDS) video.currentTime = 0;
    });
  } else {
    video.muted = true;
    video.loop = true;
  }
  video.src = film;
  return video;
}
