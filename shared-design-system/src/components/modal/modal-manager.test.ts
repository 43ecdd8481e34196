import { createModalManager } from './modal-manager.ts';

const closable = { closable: true };

describe('[4.7.1] modals', () => {
  it('[4.7.1] open is ignored if already open', () => {
    const manager = createModalManager();
    expect(manager.open('a', closable)).toBe(true);
    manager.open('b', closable);
    expect(manager.open('a', closable)).toBe(false);
    expect(manager.isTopmost('b')).toBe(true);
    expect(manager.count()).toBe(2);
  });

  it('[4.7.1] close works only if opened, closable and topmost', async () => {
    const manager = createModalManager();
    expect(await manager.close('a')).toBe(false);
    manager.open('a', closable);
    manager.open('b', { closable: false });
    expect(await manager.close('a')).toBe(false);
    expect(await manager.close('b')).toBe(false);
    manager.remove('b');
    expect(await manager.close('a')).toBe(true);
    expect(manager.isOpen('a')).toBe(false);
  });

  it('[4.7.1] waits for a close handler, once at a time, and stays open when it refuses', async () => {
    const manager = createModalManager();
    let agree: (answer: boolean) => void = () => {};
    const beforeClose = jest.fn(() => new Promise<boolean>((resolve) => (agree = resolve)));
    manager.open('a', { closable: true, beforeClose });
    const refused = manager.close('a');
    expect(await manager.close('a')).toBe(false);
    expect(beforeClose).toHaveBeenCalledTimes(1);
    agree(false);
    expect(await refused).toBe(false);
    const closed = manager.close('a');
    expect(manager.isOpen('a')).toBe(true);
    agree(true);
    expect(await closed).toBe(true);
    expect(manager.count()).toBe(0);
  });

  it('a handler that fails leaves it open and closable', async () => {
    const manager = createModalManager();
    const beforeClose = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(true);
    manager.open('a', { closable: true, beforeClose });
    await expect(manager.close('a')).rejects.toThrow('no');
    expect(await manager.close('a')).toBe(true);
  });

  it('tells who listens', () => {
    const manager = createModalManager();
    const listener = jest.fn();
    const stop = manager.subscribe(listener);
    manager.open('a', closable);
    manager.remove('a');
    stop();
    manager.open('b', closable);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
