"""What learners were worth while they learned, as a drawing in SVG."""

from __future__ import annotations

from typing import NamedTuple

INKS = ("#1b4f8a", "#8a5a1b", "#2f6b3a")


class Curve(NamedTuple):
    name: str
    points: list[tuple[int, float]]  # after so many steps or games, this share of the win


class Level(NamedTuple):
    name: str
    share: float  # to compare with: what is even, what random play has


def drawing(title: str, unit: str, curves: list[Curve], levels: list[Level]) -> str:
    """The curves over one axis, each with its last figure, and the levels as dotted lines."""
    last = max(step for curve in curves for step, _ in curve.points)
    shares = [share for curve in curves for _, share in curve.points]
    top = 1.15 * max(0.1, *shares, *[level.share for level in levels])

    def x(step: float) -> float:
        return 90 + 490 * step / last

    def y(share: float) -> float:
        return 300 - 250 * share / top

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 340" font-family="serif" font-size="14">',
        '<rect width="600" height="340" fill="#fdfbf5"/>',
        f'<text x="12" y="24">{title}</text>',
        f'<text x="580" y="322" text-anchor="end">{last:,} {unit}</text>',
    ]
    for name, share in (*levels, Level("0", 0.0)):
        height = f"{y(share):.1f}"
        lines.append(f'<path d="M{x(0):.1f},{height} H{x(last):.1f}" stroke="#777" stroke-dasharray="4 3"/>')
        label = f"{name} {share:.2f}" if share else name
        lines.append(f'<text x="84" y="{height}" dy="4" font-size="11" text-anchor="end">{label}</text>')
    for place, (curve, ink) in enumerate(zip(curves, INKS, strict=False)):
        path = " L".join(f"{x(step):.1f},{y(share):.1f}" for step, share in curve.points)
        lines.append(f'<path d="M{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        told = f"{curve.name}: at last {curve.points[-1][1]:.2f}"
        lines.append(f'<text x="580" y="{44 + 18 * place}" text-anchor="end" fill="{ink}">{told}</text>')
    return "\n".join([*lines, "</svg>\n"])
