// Who sits at this device, and how it likes the page; kept on the device alone.
function kept<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`brelan.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

class Me {
  name = $state(kept("name", ""));
  colour = $state(kept("colour", Math.floor(Math.random() * 8)));
  sound = $state(kept("sound", true));
  /** Keys press buttons and open things. */
  keys = $state(kept("keys", true));
  /** Own cards lie face down until pressed. */
  covered = $state(kept("covered", false));

  turnSound(): void {
    this.sound = !this.sound;
    this.keep();
  }

  keep(): void {
    for (const key of ["name", "colour", "sound", "keys", "covered"] as const) {
      localStorage.setItem(`brelan.${key}`, JSON.stringify(this[key]));
    }
  }
}

export const me = new Me();
